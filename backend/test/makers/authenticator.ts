import { generateSync } from 'otplib';
import type { BrowserClient } from './client.ts';

const stepSeconds = 30;

/** Each call of `next` returns the code of another time step, because the product accepts each code once. */
export class Authenticator {
  private steps = 0;

  constructor(
    readonly factorId: string,
    private readonly secret: string,
  ) {}

  next(): string {
    return this.at(this.steps++);
  }

  at(step: number): string {
    return generateSync({ secret: this.secret, epoch: Math.floor(Date.now() / 1000) + step * stepSeconds });
  }

  static async begin(client: BrowserClient, friendlyName = 'Telephone'): Promise<Authenticator> {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error) throw error;
    return new Authenticator(data.id, data.totp.secret);
  }

  static async enrol(client: BrowserClient, friendlyName?: string): Promise<Authenticator> {
    const app = await Authenticator.begin(client, friendlyName);
    const { error } = await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    if (error) throw error;
    return app;
  }
}

export const readAssuranceLevels = async (client: BrowserClient) => {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};
