import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { FactorSecretCipher } from './factor-secrets.ts';

const atOnce = 500;

@Injectable()
export class ReencryptFactorSecrets {
  constructor(
    private readonly tx: Transaction,
    private readonly secrets: FactorSecretCipher,
  ) {}

  @Schedule({ name: 'auth.reseal-factor-secrets', queue: 'auth-mail', everySeconds: 3600 })
  reencrypt(): Promise<number> {
    const former = this.secrets.formerKeyPrefixes.map((mark) => ({ sealedSecret: { $like: `${mark}%` } }));
    if (former.length === 0) return Promise.resolve(0);
    return this.tx.run(async ({ em }) => {
      const factors = await em.find(
        Factor,
        { $or: former },
        { limit: atOnce, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const factor of factors) {
        factor.replaceSecret(
          this.secrets.encrypt(this.secrets.decrypt(factor.sealedSecret ?? '', factor.id), factor.id),
        );
      }
      return factors.length;
    });
  }
}
