import { Injectable } from '@nestjs/common';
import { storedUser } from './answers/stored-user.ts';
import { userView, type UserView } from './answers/user.view.ts';
import { FactorsOf } from './factors-of.ts';
import type { Bearer } from './recognise-bearer.ts';

/** The signed-in user's own account, as it was read a moment ago to let them in. */
@Injectable()
export class GetUser {
  constructor(private readonly factorsOf: FactorsOf) {}

  async execute({ userId, account, hasFactors }: Bearer): Promise<UserView> {
    return userView(storedUser(account), hasFactors ? await this.factorsOf.execute(userId) : []);
  }
}
