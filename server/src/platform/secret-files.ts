import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/**
 * A setting that may stand in a file instead, named by X_FILE: systemd's credentials and the secrets of containers are
 * files, and an environment is seen by more people. An end of line at its end does not count.
 */
export function settingOrFile(environment: Environment, name: string): string | undefined {
  const file = environment[`${name}_FILE`]
  if (!file) return environment[name]
  if (environment[name]) throw new Error(`${name} and ${name}_FILE exclude each other: set one of them`)
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(`${name}_FILE names a file that can't be read: ${(error as Error).message}`)
  }
}
