/** Requests of the back office page to the demo store, apart from the treasury's. */
import * as z from 'zod/mini';

const personSchema = z.object({ id: z.string(), name: z.string() });

const sessionSchema = z.object({
  /** Null while signed out. */
  person: z.nullable(personSchema),
  people: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })),
});

/** Who is signed in, and who could be. */
export type BackOfficeSession = z.infer<typeof sessionSchema>;

const PATH = '/demo/office/session';

/** Asks who is signed in. Null where the demo has no back office: it is connected to a real service. */
export async function readSession(): Promise<BackOfficeSession | null> {
  const response = await fetch(PATH);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The store answered with status ${String(response.status)}.`);
  return sessionSchema.parse(await response.json());
}

/** Signs in, without a password. @throws Error if the store does not let them. */
export async function signIn(person: string): Promise<void> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person }),
  });
  if (!response.ok) throw new Error(`The store answered with status ${String(response.status)}.`);
}

/** Signs out. @throws Error if the store was not reached. */
export async function signOut(): Promise<void> {
  const response = await fetch(PATH, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The store answered with status ${String(response.status)}.`);
}
