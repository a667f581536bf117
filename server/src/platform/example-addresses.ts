/** Names that belong to nobody (RFC 2606), and this machine. `.test` is left: production is tried out under it. */
const NOBODYS = /(?:^|\.)(?:example|invalid|localhost|example\.(?:com|net|org))$/
const THIS_MACHINE = /^(?:127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[?::1?\]?)$/

/** Whether a host is one of an example: nobody would reach it. */
export const isExampleHost = (host: string): boolean => NOBODYS.test(host.toLowerCase()) || THIS_MACHINE.test(host)
