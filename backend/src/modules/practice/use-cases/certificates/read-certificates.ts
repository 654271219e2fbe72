import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { CourseOutlineReader, type ModuleOutline } from '#modules/content/index.ts';
import { CertificateNotFound } from '../../domain/errors.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import type { CertificateView } from './certificate.view.ts';

@Injectable()
export class ReadCertificates {
  constructor(
    private readonly database: Database,
    private readonly outline: CourseOutlineReader,
    private readonly findUserById: FindUserById,
  ) {}

  async list(userId: string): Promise<CertificateView[]> {
    const [modules, done, user] = await Promise.all([
      this.outline.read(),
      this.database.em().find(LessonProgress, { userId, doneAt: { $ne: null } }, { fields: ['lessonId', 'doneAt'] }),
      this.findUserById.find(userId),
    ]);
    const doneAt = new Map(done.map((lesson) => [lesson.lessonId, lesson.doneAt?.getTime()]));
    const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
    const programs = Map.groupBy(modules, ({ programId }) => programId);
    return [...programs.values()]
      .flatMap((ofProgram) => toCertificateView(ofProgram, doneAt, name))
      .sort((one, other) => other.completedAt.localeCompare(one.completedAt));
  }

  async one(userId: string, idOrSlug: string): Promise<CertificateView> {
    const certificates = await this.list(userId);
    const found = certificates.find(({ programId, programSlug }) => [programId, programSlug].includes(idOrSlug));
    if (!found) throw new CertificateNotFound();
    return found;
  }
}

function toCertificateView(
  modules: readonly ModuleOutline[],
  doneAt: ReadonlyMap<string, number | undefined>,
  name: string,
): CertificateView[] {
  const [first] = modules;
  const lessons = modules.flatMap((module) => module.lessons);
  const times = lessons.flatMap(({ id }) => doneAt.get(id) ?? []);
  if (!first || lessons.length === 0 || times.length < lessons.length) return [];
  const { programId, programSlug, programTitle } = first;
  return [{ programId, programSlug, programTitle, name, completedAt: new Date(Math.max(...times)).toISOString() }];
}
