import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasQueryFailed } from 'shell/failed-query';
import { modulesQuery, programsQuery } from '../../content/api/content.ts';
import { allLessonsQuery } from '../../lesson/api/lessons.ts';
import { FetchFailedMessage } from '../../../frame/fetch-failed.tsx';
import { LoadState } from '../../../frame/load-state.tsx';
import { PageHeader } from '../../../ui/page-head.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { brand } from '../../../frame/brand.ts';
import { FeaturedModules } from './featured-modules.tsx';
import { LessonSearchResults } from './lesson-search.tsx';
import { ProgramSections } from './program-sections.tsx';
import { useCertificates } from '../api/certificates.ts';
import { useAllLessonProgress } from '../../lesson/api/practice.ts';

export function ModulesPage() {
  const [word, setWord] = useState('');
  const programs = useQuery(programsQuery());
  const modules = useQuery(modulesQuery());
  const lessons = useQuery(allLessonsQuery());
  const { practice, isKnown } = useAllLessonProgress();
  const { data: certificates } = useCertificates();
  const asked = [programs, modules, lessons].find((query) => hasQueryFailed(query)) ?? programs;
  const isReady = programs.data && modules.data && lessons.data && isKnown;
  return (
    <>
      <title>{`Teachings · ${brand.name}`}</title>
      <PageHeader
        title="Teachings"
        height={232}
        lead="Start with the first module, or continue where you are."
        aside={
          <div className="flex wide:justify-end">
            <SearchField
              label="Search lessons and transcripts"
              value={word}
              onChange={setWord}
              className="max-w-90 max-tablet:max-w-none"
            />
          </div>
        }
      />
      <div className="pb-36">
        {isReady && word.trim() === '' && (
          <>
            <FeaturedModules
              modules={modules.data}
              programs={programs.data}
              lessons={lessons.data}
              practice={practice}
            />
            <ProgramSections
              programs={programs.data}
              modules={modules.data}
              lessons={lessons.data}
              practice={practice}
              certificates={certificates ?? []}
            />
          </>
        )}
        {isReady && word.trim() !== '' && <LessonSearchResults word={word} lessons={lessons.data} />}
        {!isReady && (
          <div className="column pt-14">
            {hasQueryFailed(asked) ? (
              <FetchFailedMessage what="the teachings" query={asked} />
            ) : (
              <LoadState
                query={{ ...asked, data: undefined }}
                what="the teachings"
                lines={[{ height: 168 }, { width: 320, height: 24 }, { width: 280, height: 24 }]}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}
