import { Schedule } from '../../../platform/queue/schedule.ts';
import { ResealFactorSecrets } from '../use-cases/factors/reseal-factor-secrets.ts';

@Schedule({ name: 'auth.reseal-factor-secrets', queue: 'auth-mail', everySeconds: 3600 })
export class ResealFactorSecretsAfterKeyChange {
  constructor(private readonly resealFactorSecrets: ResealFactorSecrets) {}

  run(): Promise<unknown> {
    return this.resealFactorSecrets.execute();
  }
}
