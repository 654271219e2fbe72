import { generateSync } from 'otplib';
import type { Browser } from './client.ts';

const stepSeconds = 30;

/** An authenticator app on somebody's telephone. Asked again, it shows the code of the step that follows. */
export class Authenticator {
  private steps = 0;

  constructor(
    readonly factorId: string,
    private readonly secret: string,
  ) {}

  /** A fresh code, within the one step that clocks may differ. */
  next(): string {
    return this.at(this.steps++);
  }

  /** The code of a step before (-1) or after (1) the present one. */
  at(step: number): string {
    return generateSync({ secret: this.secret, epoch: Math.floor(Date.now() / 1000) + step * stepSeconds });
  }

  /** Begins an enrolment, without showing a code yet. */
  static async begin(client: Browser, friendlyName = 'Telephone'): Promise<Authenticator> {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    if (error) throw error;
    return new Authenticator(data.id, data.totp.secret);
  }

  /** Enrols, and shows the first code. */
  static async enrol(client: Browser, friendlyName?: string): Promise<Authenticator> {
    const app = await Authenticator.begin(client, friendlyName);
    const { error } = await client.mfa.challengeAndVerify({ factorId: app.factorId, code: app.next() });
    if (error) throw error;
    return app;
  }
}
