/** `GET tasks`. */
import type { AuthorizedRequest } from '../authorization.js';
import { readQuery } from '../treasuryQuery.js';
import type { TaskFactsReader } from './taskFacts.js';
import { taskListOf } from './taskList.js';

/** What needs the person who asks. Sources that fail are named in the answer, so it does not fail itself. */
export async function listTasks(
  {
    facts,
    stuckAfterMinutes,
  }: { readonly facts: TaskFactsReader; readonly stuckAfterMinutes: number },
  { person, request }: AuthorizedRequest,
): Promise<Response> {
  readQuery(request, []);
  return Response.json(taskListOf(await facts.read(), person, { stuckAfterMinutes }));
}
