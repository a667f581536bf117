/** Loaded before a server (`--import`): its clock is SHIFT_CLOCK milliseconds ahead of this machine's. */
const shift = Number(process.env.SHIFT_CLOCK)

globalThis.Date = new Proxy(Date, {
  construct: (real, given, as) => Reflect.construct(real, given.length > 0 ? given : [real.now() + shift], as),
  get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
})
