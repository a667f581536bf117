import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { AddProduct, EditProduct } from '../procedures/products.ts'
import { checkForm, readForm } from './check-form.ts'
import { CompanySettingsForm } from './company-settings.ts'
import { AddProductForm, EditProductForm } from './product-form.ts'
import { SupplierSettingsForm } from './supplier-settings.ts'

const right = {
  intent: 'review',
  language: 'tr',
  name: 'Pamuklu gömlek',
  description: 'On iki renk, toptan.',
  category: 'fashion',
  price: '12.50',
  stock: '100',
  unit: 'carton',
  country: 'TR',
  city: 'Kayseri',
}

const errors = (fields: Record<string, string>) => checkForm(AddProductForm, { ...right, ...fields })

describe('a product as people fill it in', () => {
  it('becomes what the procedure takes, rows and all', () => {
    const read = readForm(AddProductForm, {
      ...right,
      madeToOrder: 'on',
      'imageIds.0': '01932b2e-0000-7000-8000-000000000002',
      'imageIds.1': '01932b2e-0000-7000-8000-000000000001',
      'tiers.0.from': '',
      'tiers.0.price': ' ',
      'tiers.1.from': '50',
      'tiers.1.price': '11',
      'details.samplePrice': '4,99',
      'details.facts.0.name': 'Cloth',
      'details.facts.0.value': 'Cotton',
      'details.options.0.name': 'Size',
      'details.options.0.values': 'S, M , L',
      'translations.en.name': 'Cotton shirt',
      'translations.en.description': 'Twelve colours, wholesale.',
      'translations.so.name': '',
      'translations.so.description': '',
      'basis.incoterm': '',
      'basis.place': '',
      minimum: '',
      leadDays: '0',
    })
    const value: z.input<typeof AddProduct> = read.ok ? read.value : expect.fail(JSON.stringify(read.fields))
    expect(AddProduct.parse(value)).toMatchObject({
      price: '12.50',
      stock: 100,
      madeToOrder: true,
      imageIds: ['01932b2e-0000-7000-8000-000000000002', '01932b2e-0000-7000-8000-000000000001'],
      tiers: [{ from: 50, price: '11' }],
      details: {
        weightGrams: null,
        sampleCents: 499,
        facts: [{ name: 'Cloth', value: 'Cotton' }],
        options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      },
      translations: { en: { name: 'Cotton shirt', description: 'Twelve colours, wholesale.' } },
      basis: undefined,
      minimum: 1,
      leadDays: 0,
    })
  })

  it('names every field that is missing for a review; a draft needs a name', () => {
    const empty = { name: 'Gö', description: 'short', category: '', price: '', stock: '', country: '', city: '' }
    expect(errors({ ...empty, intent: 'draft', name: 'Gömlek', description: '' })).toEqual({})
    expect(errors({ ...empty, name: 'Gömlek', description: '' })).toEqual({
      description: 'tooShort',
      category: 'invalid',
      price: 'required',
      stock: 'required',
      country: 'tooShort',
      city: 'required',
    })
    expect(errors({ ...empty, intent: 'draft' })).toEqual({ name: 'tooShort', description: 'tooShort' })
    expect(Object.keys(errors(empty)).sort()).toEqual([
      'category',
      'city',
      'country',
      'description',
      'name',
      'price',
      'stock',
    ])
  })

  it('has exact prices of at most two decimals', () => {
    for (const price of ['0.01', '12', '12.5', '999999999.99']) expect(errors({ price }), price).toEqual({})
    for (const price of ['1234.505', '-1', '1e3', '0x10'])
      expect(errors({ price }), price).toEqual({ price: 'invalid' })
    for (const price of ['0', '0.00']) expect(errors({ price }), price).toEqual({ price: 'tooSmall' })
    expect(errors({ price: '0', intent: 'draft' })).toEqual({})
  })

  it('reads numbers as people type them', () => {
    const read = readForm(AddProductForm, {
      ...right,
      price: '1.250,50',
      stock: '١٬٢٥٠',
      minimum: '٦٠',
      'tiers.0.from': '1,000',
      'tiers.0.price': '485,50',
      'details.weightKg': '1,255',
      'details.carton.lengthCm': '60',
      'details.carton.widthCm': '٤٠',
      'details.carton.heightCm': '35',
      'details.carton.units': '24',
    })
    expect(read).toMatchObject({
      ok: true,
      value: {
        price: '1250.50',
        stock: 1250,
        minimum: 60,
        tiers: [{ from: 1000, price: '485.50' }],
        details: { weightGrams: 1255, carton: { widthCm: 40 } },
      },
    })
    expect(errors({ price: '1.250,505', stock: '3,5', 'details.weightKg': '145 g' })).toEqual({
      price: 'invalid',
      stock: 'invalid',
      'details.weightKg': 'invalid',
    })
  })

  it('leaves tiers out where only the price was changed: they follow it', () => {
    const edit = (more: Record<string, string>) => {
      const read = readForm(EditProductForm, {
        ...{ id: '01932b2e-0000-7000-8000-000000000001', version: '2026-11-15T00:00:00.000Z', intent: 'draft' },
        ...{ language: 'tr', name: 'Havlu', unit: 'piece', pricesSeen: '6000 20:5000' },
        ...{ price: '60.00', 'tiers.0.from': '20', 'tiers.0.price': '50.00', ...more },
      })
      return read.ok ? read.value.tiers : read.fields
    }
    expect(edit({})).toEqual([{ from: 20, price: '50.00' }])
    expect(edit({ price: '45' })).toBeUndefined()
    expect(edit({ price: '70', 'tiers.0.price': '55' })).toEqual([{ from: 20, price: '55' }])
    expect(edit({ price: '45', 'tiers.0.price': '46' })).toEqual({ 'tiers.0.price': 'invalid' })
    expect(edit({ price: '45', 'tiers.0.from': '', 'tiers.0.price': '' })).toEqual([])
  })

  it('has cities of its country, tiers that fall, and options that differ', () => {
    expect(errors({ city: 'Mogadishu' })).toEqual({ city: 'invalid' })
    expect(errors({ country: 'XX' })).toEqual({ country: 'invalid' })
    expect(errors({ 'tiers.2.from': '10', 'tiers.2.price': '12.50' })).toEqual({ 'tiers.2.price': 'invalid' })
    expect(
      errors({ 'tiers.0.from': '10', 'tiers.0.price': '12', 'tiers.1.from': '10', 'tiers.1.price': '11' }),
    ).toEqual({ 'tiers.1.from': 'invalid' })
    expect(
      errors({
        'details.options.0.name': 'Size',
        'details.options.0.values': 'S',
        'details.options.1.name': 'Size',
        'details.options.1.values': 'M',
      }),
    ).toEqual({ 'details.options': 'invalid' })
    expect(
      errors(
        Object.fromEntries(
          Array.from({ length: 13 }, (_, n) => [
            [`details.facts.${n}.name`, 'a'],
            [`details.facts.${n}.value`, 'b'],
          ]).flat(),
        ),
      ),
    ).toEqual({ 'details.facts': 'tooBig' })
    expect(errors({ 'details.options.0.name': 'Size', 'details.options.0.values': 'S, S' })).toEqual({
      'details.options.0.values': 'invalid',
    })
    expect(
      errors({
        'details.facts.0.name': '',
        'details.facts.0.value': '',
        'details.facts.1.name': 'Cloth',
        'details.facts.1.value': '',
      }),
    ).toEqual({ 'details.facts.1.value': 'required' })
  })

  it('says the volume of a unit by its carton, or by itself', () => {
    const detailsOf = (fields: Record<string, string>) => {
      const read = readForm(AddProductForm, { ...right, ...fields })
      return read.ok ? AddProduct.parse(read.value).details : read.fields
    }
    const carton = {
      'details.carton.lengthCm': '60',
      'details.carton.widthCm': '40',
      'details.carton.heightCm': '35',
      'details.carton.units': '11',
    }
    const blank = Object.fromEntries(Object.keys(carton).map((name) => [name, '']))
    expect(detailsOf({ ...blank, 'details.volumeM3': '0,0005' })).toMatchObject({ carton: null, volumeCm3: 500 })
    expect(detailsOf({ ...carton, 'details.volumeCm3': '500' })).toMatchObject({
      carton: { lengthCm: 60, widthCm: 40, heightCm: 35, units: 11 },
      volumeCm3: 7637,
    })
    expect(detailsOf({ ...carton, 'details.carton.units': '', 'details.carton.widthCm': '1001' })).toEqual({
      'details.carton.units': 'invalid',
      'details.carton.widthCm': 'tooBig',
    })
  })

  it('is edited with an origin in place of country and city', () => {
    const edit = {
      ...right,
      id: '01932b2e-0000-7000-8000-000000000001',
      version: '2026-11-15T00:00:00.000Z',
      stockSeen: '100',
    }
    const wrong = (origin: string) => checkForm(EditProductForm, { ...edit, origin })
    const read = readForm(EditProductForm, { ...edit, origin: 'Kayseri, Turkey' })
    const value: z.input<typeof EditProduct> = read.ok ? read.value : expect.fail(JSON.stringify(read.fields))
    expect(EditProduct.parse(value)).toMatchObject({ origin: 'Kayseri, Turkey', stock: 100, stockSeen: 100 })
    expect(wrong('K')).toEqual({ origin: 'tooShort' })
    expect(wrong('')).toEqual({ origin: 'tooShort' })
    expect(wrong('K'.repeat(51))).toEqual({ origin: 'tooLong' })
  })
})

it('names that mean to break out stay names', () => {
  expect(
    checkForm(AddProductForm, {
      ...right,
      '__proto__.admin': 'x',
      'details.facts.99999999.name': 'x',
      'details.facts': 'y',
    }),
  ).toEqual({ 'details.facts': 'invalid' })
  expect(({} as { admin?: string }).admin).toBeUndefined()
})

it('supplier settings keep the limits of each field [SSET-02] [SSET-03] [SSET-04] [SSET-05] [SSET-06]', () => {
  const settings = {
    fullName: 'Ay',
    companyName: 'Öz',
    phone: '1'.repeat(8),
    address: 'a'.repeat(10),
    city: 'Ay',
    country: 'TR',
  }
  const longest = {
    fullName: 'a'.repeat(100),
    companyName: 'a'.repeat(100),
    phone: '1'.repeat(20),
    address: 'a'.repeat(200),
    city: 'a'.repeat(50),
    country: 'a'.repeat(50),
    description: 'a'.repeat(500),
  }
  expect(checkForm(SupplierSettingsForm, settings)).toEqual({})
  expect(checkForm(SupplierSettingsForm, longest)).toEqual({})
  const shorter = Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, text.slice(1)]))
  expect(checkForm(SupplierSettingsForm, shorter)).toEqual(
    Object.fromEntries(Object.keys(settings).map((name) => [name, 'tooShort'])),
  )
  const longer = Object.fromEntries(Object.entries(longest).map(([name, text]) => [name, `${text}a`]))
  expect(checkForm(SupplierSettingsForm, longer)).toEqual(
    Object.fromEntries(Object.keys(longest).map((name) => [name, 'tooLong'])),
  )
  expect(checkForm(SupplierSettingsForm, { ...settings, emailShown: 'other', businessEmail: '', logoId: '' })).toEqual({
    businessEmail: 'required',
  })
})

it('synonyms stand one group to a line', () => {
  const settings = { version: '2026-11-15T00:00:00.000Z', incoterm: 'FOB', basisPlace: 'Mersin' }
  const read = readForm(CompanySettingsForm, {
    ...settings,
    publishAtOnce: 'on',
    synonyms: 'gömlek, shirt, shaadh\r\n\n şeker ,sugar,سكر\n',
  })
  expect(read).toMatchObject({
    ok: true,
    value: {
      publishAtOnce: true,
      synonyms: [
        ['gömlek', 'shirt', 'shaadh'],
        ['şeker', 'sugar', 'سكر'],
      ],
    },
  })
  expect(checkForm(CompanySettingsForm, { ...settings, synonyms: 'alone' })).toEqual({ synonyms: 'invalid' })
})
