import { Button, Card, Flex, Radio } from 'antd';
import { useState } from 'react';
import type { AudienceFilter } from '../api/audiences.ts';
import { hasUnreadableDay, type Draft } from '../draft.ts';
import { AudienceConditions, isEmptyFilter } from './audience-conditions.tsx';
import { AudienceCountLine } from './audience-count.tsx';
import { AudienceDialog } from './audience-dialog.tsx';
import { SavedAudienceSelect } from './saved-audience-select.tsx';

type ChosenAudience = Pick<Draft, 'filter' | 'audienceId'>;
type Choice = 'all' | 'saved' | 'some';

interface AudienceFieldsProps extends ChosenAudience {
  onChange: (audience: ChosenAudience) => void;
}

const options: { value: Choice; label: string }[] = [
  { value: 'all', label: 'Everyone on the mailing list' },
  { value: 'saved', label: 'A saved audience' },
  { value: 'some', label: 'Only some people' },
];

function findChoice({ filter, audienceId }: ChosenAudience): Choice | undefined {
  if (audienceId) return 'saved';
  return filter ? (isEmptyFilter(filter) ? 'all' : 'some') : undefined;
}

/** A campaign never has its own conditions and a saved audience at the same time. */
export function AudienceFields({ filter, audienceId, onChange }: AudienceFieldsProps) {
  const [choice, setChoice] = useState(() => findChoice({ filter, audienceId }));
  const [isNaming, setIsNaming] = useState(false);
  const setFilter = (next: AudienceFilter | null) => onChange({ filter: next, audienceId: null });
  const choose = (next: Choice) => {
    setChoice(next);
    setFilter(next === 'all' ? {} : null);
  };
  const chooseSaved = (id: string | null) => {
    setChoice('saved');
    setIsNaming(false);
    onChange({ filter: null, audienceId: id });
  };
  return (
    <Card title="Who gets it">
      <Radio.Group
        aria-label="Who gets it"
        value={choice}
        options={options}
        onChange={({ target }) => choose(target.value as Choice)}
      />
      {choice === 'saved' && <SavedAudienceSelect value={audienceId} onChange={chooseSaved} />}
      {choice === 'some' && (
        <>
          <AudienceConditions filter={filter ?? {}} onChange={(next) => setFilter(isEmptyFilter(next) ? null : next)} />
          {!filter && <p className="below">Choose at least one condition.</p>}
        </>
      )}
      {filter && !hasUnreadableDay(filter) && (
        <Flex wrap align="center" justify="space-between" gap="4px 16px">
          <AudienceCountLine filter={filter} />
          {choice === 'some' && (
            <Button size="small" onClick={() => setIsNaming(true)}>
              Save as an audience...
            </Button>
          )}
        </Flex>
      )}
      {isNaming && filter && (
        <AudienceDialog fixedFilter={filter} onSaved={({ id }) => chooseSaved(id)} onClose={() => setIsNaming(false)} />
      )}
      <p className="below">People who unsubscribed or whose email bounced never get it.</p>
    </Card>
  );
}
