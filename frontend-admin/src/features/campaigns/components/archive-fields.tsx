import { Card, Checkbox, Form, Input } from 'antd';
import { useEffect, useId, useState } from 'react';
import { makeSlug } from '../../../ui/make-slug.ts';
import { isSlugValid, type Draft } from '../draft.ts';
import { SlugTakenMessage } from './slug-taken.tsx';

interface ArchiveFieldsProps {
  draft: Draft;
  error: Error | null;
  onChange: (changes: Partial<Draft>) => void;
}

export function ArchiveFields({ draft, error, onChange }: ArchiveFieldsProps) {
  const id = useId();
  const { subject, isPublic, slug } = draft;
  const [isTouched, setIsTouched] = useState(() => Boolean(slug) && slug !== makeSlug(subject));
  useEffect(() => {
    if (!isPublic || isTouched) return undefined;
    let isCurrent = true;
    void Promise.resolve(makeSlug(subject)).then((made) => {
      if (isCurrent && made !== (slug ?? '')) onChange({ slug: made || null });
    });
    return () => {
      isCurrent = false;
    };
  }, [isPublic, isTouched, subject, slug, onChange]);
  const edit = (typed: string) => {
    setIsTouched(true);
    onChange({ slug: typed.trim() || null });
  };
  return (
    <Card title="Website">
      <Checkbox checked={isPublic} onChange={({ target }) => onChange({ isPublic: target.checked })}>
        Show it on the website
      </Checkbox>
      <p className="below">
        After it is sent, everyone can read it at /letters. Names show their defaults, such as Friend, and parts for
        paid tiers are left out.
      </p>
      {isPublic && (
        <Form.Item
          label="Slug"
          htmlFor={`${id}-slug`}
          style={{ marginTop: 16 }}
          {...(!isSlugValid(draft) && {
            validateStatus: 'error',
            help: 'Use small letters, digits and single hyphens, such as the-long-quiet.',
          })}
          extra={`The end of its URL: /letters/${slug || '...'}`}
        >
          <Input id={`${id}-slug`} value={slug ?? ''} onChange={({ target }) => edit(target.value)} />
        </Form.Item>
      )}
      {isPublic && <SlugTakenMessage error={error} onUse={edit} />}
    </Card>
  );
}
