import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.ts';
import { AccountUnknown } from '../../domain/directory-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { factorView, type FactorView } from '../views/factor.view.ts';

/** Somebody's second factors. */
@Injectable()
export class ListAccountFactors {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<FactorView[]> {
    const em = this.database.em();
    if ((await em.count(User, userId)) === 0) throw new AccountUnknown();
    return (await em.find(Factor, { userId }, { orderBy: { createdAt: 'asc' } })).map(factorView);
  }
}
