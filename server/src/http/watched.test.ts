import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { openDoor } from '../testing/open-door.ts'
import { startServerProcess } from '../testing/server-process.ts'

const root = new URL('../../../', import.meta.url)
const read = (file: string) => readFile(new URL(file, root), 'utf8')
const alerts = await read('deploy/prometheus/alerts.yml')
const dashboard = JSON.parse(await read('deploy/grafana/ticarum.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const onCall = await read('docs/operations/on-call.md')

const alertNames = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
const PROMTOOL = (process.env.PATH ?? '')
  .split(':')
  .map((folder) => `${folder}/promtool`)
  .find((file) => existsSync(file))
if (!PROMTOOL) console.log('The rules of alerts are not run: promtool is missing (apt-get install prometheus).')

describe('what Prometheus and Grafana ask for', () => {
  it('stands in the metrics of a running server and worker', async () => {
    const { urls } = await openDoor()
    const environment = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DATABASE_URL: urls.app,
      DATABASE_SIGN_IN_URL: urls.sign_in,
      DATABASE_DIRECT_URL: urls.worker,
    }
    const metricsOf = async ({ url }: { url: string }) => (await fetch(`${url}/metrics`)).text()
    const server = await startServerProcess(environment)
    const worker = await startServerProcess(environment, 'worker.ts')
    await fetch(`${server.url}/api/v1/suppliers`)
    const told = `${await metricsOf(server)}\n${await metricsOf(worker)}`
    const types = new Map([...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))

    const isTold = (name: string): boolean => {
      const histogram = name.replace(/_(bucket|sum|count)$/, '')
      return types.has(name) || (histogram !== name && types.get(histogram) === 'histogram')
    }
    const asked = [alerts, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].join('\n')
    const names = new Set(asked.match(/\b(ticarum|nodejs|process)_\w+/g))
    expect(names.size).toBeGreaterThan(15)
    expect([...names].filter((name) => !isTold(name))).toEqual([])
    // What we tell and nobody looks at is not told for long.
    const own = [...types.keys()].filter((name) => name.startsWith('ticarum_'))
    expect(own.filter((name) => !asked.includes(name))).toEqual([])
    expect([await server.end(), await worker.end()]).toEqual([0, 0])
  })

  it('has a heading for each alert on the page of the one who is on call, and no other', () => {
    expect(alertNames.length).toBeGreaterThan(10)
    const runbooks = [...alerts.matchAll(/runbook: docs\/operations\/on-call\.md#(\S+)/g)].map(([, anchor]) => anchor)
    expect(runbooks).toEqual(alertNames.map((name) => name.toLowerCase()))
    const headings = onCall.matchAll(/^### (\w+)\n\n- \*\*Symptom:\*\* .+\n- \*\*Look:\*\* .+\n- \*\*Do:\*\* .+$/gm)
    expect([...headings].map(([, name]) => name)).toEqual(alertNames)
  })

  it('has a case in which each alert fires, and one in which it stays silent', async () => {
    const cases = await read('deploy/prometheus/alerts.test.yml')
    const named = [...cases.matchAll(/^ {4}name: (.+)$/gm)].map(([, name]) => name)
    expect(named).toEqual(alertNames.flatMap((name) => [name, `${name} stays silent`]))
  })

  it.skipIf(!PROMTOOL)('holds, says promtool', async () => {
    const cwd = fileURLToPath(new URL('deploy/prometheus/', root))
    const run = async (...args: string[]) => (await promisify(execFile)(PROMTOOL ?? '', args, { cwd })).stdout
    expect(await run('check', 'config', 'prometheus.yml')).toContain('SUCCESS')
    expect(await run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })
})
