import { useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { LoadStatus } from '../../../ui/load-state.tsx';
import { contentItemQuery, type ContentItem } from '../api/content.ts';
import { ContentForm } from '../components/content-form.tsx';
import { OtherEditorsLine } from '../components/presence-line.tsx';
import { reflectionKind } from '../kinds/reflection.ts';
import { useContentForm } from '../use-content-form.ts';
import { CopyLastYearReflectionButton } from './copy-last-year-reflection-button.tsx';

export type AskBeforeLeaving = (action: () => void) => void;

interface ReflectionFormProps {
  day: string;
  /** Set while the form is open, so that the calendar can ask before it shows another day. */
  leaveRef: RefObject<AskBeforeLeaving>;
  onDone: () => void;
  onDoneNext: (() => void) | undefined;
}

export const ReflectionForm = ({ id, ...props }: ReflectionFormProps & { id: string | undefined }) =>
  id === undefined ? <EditReflection {...props} row={undefined} /> : <StoredReflection {...props} id={id} />;

function StoredReflection({ id, ...props }: ReflectionFormProps & { id: string }) {
  const { api } = useShell();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...contentItemQuery(api, reflectionKind.name, id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (data && isFetchedAfterMount) return <EditReflection {...props} row={data} />;
  return (
    <LoadStatus
      isLoading={isFetching}
      failure={error ? 'Failed to load this reflection' : undefined}
      onRetry={() => void refetch()}
    />
  );
}

function EditReflection({
  day,
  leaveRef,
  onDone,
  onDoneNext,
  row,
}: ReflectionFormProps & { row: ContentItem | undefined }) {
  const editing = useContentForm(reflectionKind, row, { date: day });
  const { leave: leaveForm } = editing;
  useEffect(() => {
    leaveRef.current = leaveForm;
    return () => {
      leaveRef.current = leaveWithoutAsking;
    };
  });
  return (
    <>
      <OtherEditorsLine kind={reflectionKind.name} id={row?.id} />
      <CopyLastYearReflectionButton day={day} editing={editing} />
      <ContentForm
        kind={reflectionKind}
        editing={editing}
        onSaved={onDone}
        onCancel={() => leaveForm(onDone)}
        saveAndContinue={onDoneNext && { label: 'Save, next empty day', onSaved: onDoneNext }}
      />
      {editing.place}
    </>
  );
}

export const leaveWithoutAsking: AskBeforeLeaving = (action) => action();
