import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flex, Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { refetchQuery } from 'shell/refetch';
import { createFailureToast } from '../../../shell/failure-toast.ts';
import { useShell } from '../../../shell/shell.tsx';
import { useIsAdmin } from '../../../shell/use-roles.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { makeSlug } from '../../../ui/make-slug.ts';
import { Section } from '../../../ui/section.tsx';
import { campaignKey, campaignQuery, changeArchive, type Campaign } from '../api/campaigns.ts';
import { isSlugValid } from '../draft.ts';
import { SlugTakenMessage } from './slug-taken.tsx';

export function ArchiveSection({ campaign }: { campaign: Campaign }) {
  const { status, isPublic, slug } = campaign;
  const path = `/letters/${slug}`;
  if (status === 'scheduled' && !isPublic) return null;
  if (status === 'scheduled')
    return <Section title="Website">{`Everyone can read it at ${path} after it is sent.`}</Section>;
  if (status === 'stopped') return <Section title="Website">A campaign that was ended is not on the website.</Section>;
  return (
    <Section title="Website">
      {isPublic ? (
        <p>
          <span>Everyone can read it at </span>
          <a href={path} target="_blank" rel="noreferrer">
            {path}
          </a>
        </p>
      ) : (
        <p>It is not on the website. Names would show their defaults, and parts for paid tiers are left out.</p>
      )}
      <ArchiveControls campaign={campaign} />
    </Section>
  );
}

function ArchiveControls({ campaign: { id, subject, isPublic, slug } }: { campaign: Campaign }) {
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const fieldId = useId();
  const mayChange = useIsAdmin();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: { isPublic: boolean; slug?: string }) => changeArchive(api, id, next),
    onSuccess: (changed) => {
      queries.setQueryData(campaignQuery(api, id).queryKey, changed);
      toasts.show({ title: changed.isPublic ? 'Shown on the website' : 'Removed from the website' });
    },
    onError: (failure) => toasts.show(createFailureToast('Failed to change its page on the website', failure)),
    onSettled: () => refetchQuery(queries, campaignKey),
  });
  useEffect(() => void Promise.resolve(makeSlug(subject)).then(setTyped), [subject]);
  if (!mayChange) return null;
  const needsSlug = !isPublic && !slug;
  const isMissing = needsSlug && (!typed || !isSlugValid({ slug: typed }));
  return (
    <Flex vertical gap={12} align="start">
      {needsSlug && (
        <Form layout="vertical">
          <Form.Item label="Slug" htmlFor={fieldId} extra="The end of its URL. It cannot be changed later.">
            <Input id={fieldId} value={typed} onChange={({ target }) => setTyped(target.value.trim())} />
          </Form.Item>
        </Form>
      )}
      {needsSlug && <SlugTakenMessage error={error} onUse={setTyped} />}
      <BusyButton
        label={isPublic ? 'Remove from the website' : 'Show on the website'}
        busy="Saving..."
        isBusy={isPending}
        disabled={isMissing}
        onClick={() => mutate({ isPublic: !isPublic, ...(needsSlug && { slug: typed }) })}
      />
    </Flex>
  );
}
