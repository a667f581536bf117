import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { changeTeam, loadTeam } from '../../features/team/team.server.ts'
import { TeamPage } from '../../features/team/team-page.tsx'

export const loader = (args: LoaderFunctionArgs) => loadTeam(args, 'customer')

export const action = (args: ActionFunctionArgs) => changeTeam(args, 'customer')

export default function Team() {
  return <TeamPage />
}
