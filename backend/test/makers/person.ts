import { memberPassword, type World } from '../world.ts';
import { createBrowserClient, type BrowserClient } from './client.ts';

export interface Person {
  readonly email: string;
  readonly id: string;
  readonly client: BrowserClient;
}

export async function signUpPerson(world: World): Promise<Person> {
  const client = createBrowserClient(world);
  const email = `${crypto.randomUUID()}@example.org`;
  const data = { first_name: 'Noor', last_name: 'Haddad' };
  const { data: signedUp, error } = await client.signUp({ email, password: memberPassword, options: { data } });
  if (error) throw error;
  return { email, id: signedUp.user?.id ?? '', client };
}

export async function signInAgain(world: World, { email }: Pick<Person, 'email'>): Promise<BrowserClient> {
  const client = createBrowserClient(world);
  const { error } = await client.signInWithPassword({ email, password: memberPassword });
  if (error) throw error;
  return client;
}

export async function createApiCaller(world: World, client: BrowserClient) {
  return world.as({ accessToken: (await client.getSession()).data.session?.access_token ?? '' });
}
