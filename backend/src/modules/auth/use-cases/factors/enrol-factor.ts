import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { toString as drawn } from 'qrcode';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { SessionMissing } from '../../domain/errors.ts';
import { FactorNameTaken, InsufficientAssurance, TooManyFactors } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { FactorSecretCipher } from './factor-secrets.ts';
import type { EnrolledFactorView } from './factors.view.ts';
import { buildTotpUri, generateTotpSecret } from './totp.ts';

const mostFactors = 10;

interface NewFactor {
  readonly principal: Principal;
  readonly friendlyName: string;
  readonly issuer: string;
}

@Injectable()
export class EnrolFactor {
  constructor(
    private readonly tx: Transaction,
    private readonly secrets: FactorSecretCipher,
  ) {}

  async enrol({ principal, friendlyName, issuer }: NewFactor): Promise<EnrolledFactorView> {
    const secret = generateTotpSecret();
    const uri = buildTotpUri({ issuer, label: principal.email, secret });
    const qrCode = useNamedColors(await drawn(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
    const id = await this.tx.run(async ({ em }) => {
      const failHandler = () => new SessionMissing();
      await em.findOneOrFail(User, principal.userId, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
      const now = realTime();
      const all = await em.find(Factor, { userId: principal.userId });
      const abandoned = all.filter((factor) => factor.isAbandoned(now));
      await em.remove(abandoned).flush();
      const factors = all.filter((factor) => !abandoned.includes(factor));
      if (principal.aal !== 'aal2' && factors.some((factor) => factor.isVerified())) throw new InsufficientAssurance();
      if (factors.length >= mostFactors) throw new TooManyFactors();
      if (factors.some((factor) => factor.friendlyName === friendlyName)) throw new FactorNameTaken();
      const id = newId();
      em.create(Factor, {
        id,
        userId: principal.userId,
        kind: 'totp',
        friendlyName,
        status: 'unverified',
        sealedSecret: this.secrets.encrypt(secret, id),
        usedStep: null,
        createdAt: now,
        updatedAt: now,
        lastChallengedAt: null,
      });
      return id;
    });
    return { id, type: 'totp', friendly_name: friendlyName, totp: { qr_code: qrCode, secret, uri } };
  }
}

/** Replaces colors that contain `#`, because a `#` would start the fragment of a data URL. */
const useNamedColors = (svg: string): string =>
  svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').trim();
