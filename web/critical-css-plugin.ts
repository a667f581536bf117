import { type Selector, transform } from 'lightningcss'
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import type { CssPart } from './app/render/critical-css.ts'

const INLINE = 'export default '
const GROUPS = new Set(['layer', 'media', 'supports', 'container'])

/** `app.css?inline&critical` is the built sheet, parsed: the server selects the rules that a page uses. */
export function criticalCssPlugin(): Plugin {
  return {
    name: 'ticarum-critical-css',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline&critical$/ },
      handler: (code) => {
        const sheet = parseSheet(JSON.parse(code.slice(INLINE.length)) as string)
        return { code: INLINE + JSON.stringify(sheet), map: null }
      },
    },
  }
}

export function parseSheet(css: string): CssPart[] {
  const { nodes } = parse(css)
  const rules = rulesIn(nodes)
  const needs = needsOf(rules)
  return partsOf(nodes, new Map(rules.map((rule, index) => [rule, needs[index] ?? []])))
}

const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && node.nodes !== undefined && GROUPS.has(node.name)

const rulesIn = (nodes: ChildNode[]): Rule[] =>
  nodes.flatMap((node) => (node.type === 'rule' ? [node] : isGroup(node) ? rulesIn(node.nodes) : []))

const partsOf = (nodes: ChildNode[], needsOfRule: Map<Rule, string[][]>): CssPart[] =>
  nodes.map((node) => {
    if (node.type === 'comment') return ''
    if (isGroup(node))
      return {
        head: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`,
        parts: partsOf(node.nodes, needsOfRule),
      }
    const text = node.toString()
    if (node.type === 'atrule' && !node.nodes) return `${text};`
    const needs = node.type === 'rule' ? needsOfRule.get(node) : undefined
    return needs?.every(({ length }) => length > 0) ? { needs, text } : text
  })

/** For each rule and each of its selectors the classes without which it matches nothing. */
function needsOf(rules: Rule[]): string[][][] {
  const found: string[][][] = []
  transform({
    filename: 'selectors.css',
    code: Buffer.from(rules.map(({ selector }) => `${selector}{top:0}`).join('')),
    visitor: { Rule: { style: ({ value }) => void found.push(value.selectors.map(classesOf)) } },
  })
  return found
}

function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name]
    const inside = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : []
    return inside.length === 1 && inside[0] ? classesOf(inside[0]) : []
  })
}
