import { Injectable } from '@nestjs/common';
import { CreateUser, PasswordHasher } from '#modules/auth/index.ts';
import { GrantTier } from '#modules/membership/index.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { buildDemoPeople } from './people.ts';

const memberCount = 300;

@Injectable()
export class DemoMemberSeeder {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly createUser: CreateUser,
    private readonly grantTier: GrantTier,
    private readonly passwordHasher: PasswordHasher,
  ) {}

  async seed(): Promise<string> {
    const [there] = await this.database.sql('select 1 from users where email = ?', ['admin@example.org']);
    if (there) return 'members are there';
    const passwordHash = await this.passwordHasher.hash(demoPassword);
    const now = new Date();
    await this.tx.run(async () => {
      for (const { email, firstName, lastName, joinedAt } of buildDemoPeople(memberCount, now, 'member')) {
        await this.createUser.create({
          email,
          firstName,
          lastName,
          passwordHash,
          createdAt: joinedAt,
          emailConfirmedAt: joinedAt,
        });
      }
      for (const { name, role, tier, ...names } of demoAccounts) {
        const userId = await this.createUser.create({
          email: `${name}@example.org`,
          ...names,
          passwordHash,
          roles: role ? [role] : [],
          createdAt: now,
          emailConfirmedAt: now,
        });
        if (tier) await this.grantTier.grant({ userId, tier, grantedBy: null });
      }
    });
    return `${memberCount} members and ${demoAccounts.length} accounts are there`;
  }
}
