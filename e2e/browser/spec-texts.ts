import type { Role } from '@ticarum/contract/values/roles'
import type { Page } from 'playwright-core'
import { productPath } from './demo-pages.ts'
import { openGiven } from './given.ts'
import { invite } from './invite.ts'

const given = openGiven()
const NOBODY = '019a0000-0000-7000-8000-000000000000'

export interface ScreenTexts {
  path: string | (() => Promise<string>)
  as?: Role | 'roleless'
  statuses?: number[]
  /** verbatim, each as a whole */
  texts: string[]
}

/**
 * The English texts of the specification, and the screen on which each is found. Toasts and texts that follow an action
 * have journeys of their own.
 */
export const spoken: ScreenTexts[] = [
  {
    path: '/',
    texts: ['Home', 'Products', 'How it works', 'About', 'Sign In', 'Browse Products', 'Become a Supplier'],
  },
  {
    path: '/',
    texts: ['Trust and transparency', 'Quality and consistency', 'Customer satisfaction', 'Innovation and growth'],
  },
  { path: '/', texts: ['Direct Market Access', 'Verified Platform', 'Logistics Support'] },
  {
    path: '/',
    texts: [
      'Monday to Saturday',
      '9:00 AM to 6:00 PM',
      'Sunday',
      'Closed',
      'Turkey time (GMT+3)',
      'Within 24 hours on business days',
    ],
  },
  { path: '/', texts: ['Mogadishu, Hargeisa, Bosaso, Kismayo, Garowe (Somalia)'] },
  { path: '/products', texts: ['All Products', 'Fashion & Shoes', 'Health & Beauty', 'Home Decoration', 'Order It'] },
  { path: `/supplier/${NOBODY}`, statuses: [404], texts: ['Supplier Not Found'] },
  {
    path: async () => `/supplier/${(await given.supplier()).companyId}`,
    texts: ["This supplier hasn't added any products yet."],
  },
  { path: `${productPath}/order`, as: 'customer', texts: ['Place Order'] },
  {
    path: '/how-it-works',
    texts: ['How It Works', 'Suppliers upload products', 'The company verifies and lists them', 'Buyers place orders'],
  },
  {
    path: '/how-it-works',
    texts: ['The company arranges delivery with tracking', 'Browse Products', 'Become a Supplier'],
  },
  {
    path: '/about',
    texts: [
      'Who we are',
      'Trust and transparency',
      'Quality and consistency',
      'Customer satisfaction',
      'Innovation and growth',
    ],
  },
  {
    path: '/contact',
    texts: [
      'Name',
      'Email',
      'Message',
      'Monday to Saturday',
      '9:00 AM to 6:00 PM',
      'Sunday',
      'Closed',
      'Turkey time (GMT+3)',
    ],
  },
  {
    path: '/contact',
    texts: ['Within 24 hours on business days', 'Mogadishu, Hargeisa, Bosaso, Kismayo, Garowe (Somalia)'],
  },
  {
    path: '/suppliers',
    texts: [
      'Direct Market Access',
      'Verified Platform',
      'Logistics Support',
      'Fashion & Shoes',
      'Health & Beauty',
      'Home Decoration',
      'Medical Supplies',
      'Other',
    ],
  },
  { path: '/suppliers?done', texts: ['Return to Home'] },
  { path: '/privacy-policy', texts: ['Last Updated: January 2025'] },
  { path: '/auth', texts: ['Login', 'Sign Up'] },
  {
    path: '/role-selection',
    as: 'roleless',
    texts: ['Choose Your Role', 'Continue as Supplier', 'Continue as Customer'],
  },
  {
    path: '/accept-invitation',
    statuses: [404],
    texts: ['Invalid Invitation', 'Invalid invitation link', 'Go to Homepage'],
  },
  {
    path: async () => (await invite('supplier')).path,
    texts: ['Full Name', 'Password', 'Confirm Password', 'Accept Invitation & Create Account'],
  },
  { path: '/no-such-page', statuses: [404], texts: ['Oops! Page not found'] },
  { path: '/supplier/products', as: 'supplier', texts: ['Add Your First Product'] },
  { path: '/customer/cart', as: 'customer', texts: ['Browse Products'] },
  {
    path: '/admin/content',
    as: 'admin',
    texts: ['Content Management', 'Hero', 'About', 'Contact', 'Title', 'Subtitle', 'Description'],
  },
  {
    path: '/admin/feedback',
    as: 'admin',
    texts: ['Feedback management', 'All', 'Customers', 'Suppliers', 'Pending'],
  },
  { path: '/admin/content?section=contact', as: 'admin', texts: ['Email', 'Phone', 'Address'] },
]

/** The page's texts: each is the whole text of one element, without the number of a step. Runs in the browser. */
const textsShown = () =>
  [...document.querySelectorAll('body *')].map((element) =>
    (element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^\d(?=[A-Z])/, ''),
  )

/** The texts that the open page does not show. */
export async function missingTexts(page: Page, texts: string[]): Promise<string[]> {
  const shown = new Set(await page.evaluate(textsShown))
  return texts.filter((text) => !shown.has(text))
}
