import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { KnownDevice, rememberedSince } from '../domain/known-device.entity.ts';

/** Deletes the places from which an account was not used for half a year. Safe to repeat. */
@Injectable()
export class ForgetOldPlaces {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    await this.database.em().nativeDelete(KnownDevice, { lastSeenAt: { $lte: rememberedSince(new Date()) } });
  }
}
