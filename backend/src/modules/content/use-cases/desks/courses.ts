import { LockMode } from '@mikro-orm/core';
import { Lesson } from '../../domain/lesson.entity.ts';
import { ProgramModule } from '../../domain/module.entity.ts';
import { Program } from '../../domain/program.entity.ts';
import { refuse, type Desk } from './desk.ts';
import type { Draft } from './draft.ts';

/** Nobody removes the parent while its child is being written. */
const asItStands = { lockMode: LockMode.PESSIMISTIC_READ } as const;

export const programs: Desk<Draft<'programs'>, Program> = {
  isDated: true,
  values: (draft) => draft,
  countBelow: async (id, em) => ({
    modules: await em.count(ProgramModule, { program: id }),
    lessons: await em.count(Lesson, { module: { program: id } }),
  }),
};

export const modules: Desk<Draft<'modules'>, ProgramModule> = {
  isDated: false,
  values: async ({ programId, ...draft }, _before, { em }) => {
    if (programId === undefined) return draft;
    const program = await em.findOne(Program, programId, asItStands);
    return program ? { ...draft, program } : refuse('programId', 'Choose a program that exists');
  },
  countBelow: async (id, em) => ({ lessons: await em.count(Lesson, { module: id }) }),
};

export const lessons: Desk<Draft<'lessons'>, Lesson> = {
  isDated: false,
  values: async ({ moduleId, ...draft }, _before, { em }) => {
    if (moduleId === undefined) return draft;
    const module = await em.findOne(ProgramModule, moduleId, asItStands);
    return module ? { ...draft, module } : refuse('moduleId', 'Choose a module that exists');
  },
};
