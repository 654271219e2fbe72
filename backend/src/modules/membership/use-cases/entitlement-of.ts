import { Injectable } from '@nestjs/common';
import { entitlementFrom, type Entitlement } from '../domain/entitlement.ts';
import { EntitlementsOf } from './entitlements-of.ts';

/** What one person may see. A visitor, who has no id, reads as free. */
@Injectable()
export class EntitlementOf {
  constructor(private readonly entitlementsOf: EntitlementsOf) {}

  async read(userId: string | undefined): Promise<Entitlement> {
    const known = userId ? (await this.entitlementsOf.read([userId])).get(userId) : undefined;
    return known ?? entitlementFrom(undefined, 'free');
  }
}
