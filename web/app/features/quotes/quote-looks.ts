/** How a state of a quote looks, to its members and on its link. */
export const quoteLooks = {
  requested: { tone: 'running', icon: 'mail' },
  offered: { tone: 'running', icon: 'money' },
  countered: { tone: 'waiting', icon: 'money' },
  ordered: { tone: 'done', icon: 'check' },
  withdrawn: { tone: 'plain', icon: 'x' },
  declined: { tone: 'ended', icon: 'ban' },
  expired: { tone: 'plain', icon: 'clock' },
  closed: { tone: 'ended', icon: 'ban' },
} as const
