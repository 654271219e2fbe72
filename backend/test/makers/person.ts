import { memberPassword, type World } from '../world.ts';
import { browser, type Browser } from './client.ts';

export interface Person {
  readonly email: string;
  readonly id: string;
  readonly client: Browser;
}

export async function signUpPerson(world: World): Promise<Person> {
  const client = browser(world);
  const email = `${crypto.randomUUID()}@example.org`;
  const data = { first_name: 'Noor', last_name: 'Haddad' };
  const { data: signedUp, error } = await client.signUp({ email, password: memberPassword, options: { data } });
  if (error) throw error;
  return { email, id: signedUp.user?.id ?? '', client };
}

export async function signInAgain(world: World, { email }: Pick<Person, 'email'>): Promise<Browser> {
  const client = browser(world);
  const { error } = await client.signInWithPassword({ email, password: memberPassword });
  if (error) throw error;
  return client;
}

export async function toCaller(world: World, client: Browser) {
  return world.as({ accessToken: (await client.getSession()).data.session?.access_token ?? '' });
}
