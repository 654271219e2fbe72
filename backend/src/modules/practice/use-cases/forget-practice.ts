import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { JournalEntry } from '../domain/journal-entry.entity.ts';
import { LessonProgress } from '../domain/lesson-progress.entity.ts';
import { MeditationPosition } from '../domain/meditation-position.entity.ts';
import { OpenedModule } from '../domain/opened-module.entity.ts';
import { PracticeWish } from '../domain/practice-wish.entity.ts';
import { Sit } from '../domain/sit.entity.ts';
import { Sitter } from '../domain/sitter.entity.ts';

/** Deletes all that a person practised and wrote. */
@Injectable()
export class ForgetPractice {
  constructor(private readonly tx: Transaction) {}

  /** Safe to run any number of times. */
  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(LessonProgress, { userId });
      await em.nativeDelete(MeditationPosition, { userId });
      await em.nativeDelete(OpenedModule, { userId });
      await em.nativeDelete(Sit, { userId });
      await em.nativeDelete(Sitter, { userId });
      await em.nativeDelete(PracticeWish, { userId });
      await em.nativeDelete(JournalEntry, { userId });
    });
  }
}
