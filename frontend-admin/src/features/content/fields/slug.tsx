import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { createContext, use } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import type { ContentKindName } from '../api/content.ts';
import { slugCheckQuery } from '../api/drafts.ts';

interface SlugOwner {
  kind: ContentKindName;
  one: string;
  /** The current slug of the item with this id counts as free. */
  id: string;
}

export const SlugOwnerContext = createContext<SlugOwner | undefined>(undefined);

interface SlugInputProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  placeholder: string;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function SlugInput({ value = '', onChange, ...rest }: SlugInputProps) {
  const owner = use(SlugOwnerContext);
  const suggestion = useFreeSlug(owner, value ?? '');
  return (
    <>
      <Input
        {...rest}
        {...(suggestion && { status: 'error' as const, 'aria-invalid': true })}
        value={value ?? ''}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <div role="alert">
        {suggestion && (
          <span className="bad">
            Another {owner?.one} has this slug.{' '}
            <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onChange?.(suggestion)}>
              Use {suggestion}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

function useFreeSlug(owner: SlugOwner | undefined, typed: string): string | undefined {
  const { api } = useShell();
  const slug = useDebouncedValue(typed.trim(), 400);
  const isChecked = owner !== undefined && slugPattern.test(slug);
  const { data } = useQuery({
    ...slugCheckQuery(api, owner?.kind ?? 'programs', { slug, itemId: owner?.id ?? '' }),
    enabled: isChecked,
  });
  return isChecked && slug === typed.trim() && data && !data.isFree ? data.suggestion : undefined;
}
