import { useQuery } from '@tanstack/react-query';
import { Button, Card, Col, Form, Radio, Row, Select } from 'antd';
import { useId, useState } from 'react';
import { TIERS, getTierName } from 'shell/tier';
import { useShell } from '../../../shell/shell.tsx';
import { audienceOptionsQuery, type AudienceFilter } from '../api/audiences.ts';
import { withoutEmpty } from '../draft.ts';
import { AudienceCountLine } from './audience-count.tsx';

const listLabels = { newsletter: 'Newsletter', reflection: 'Daily reflection' } as const;
const tierOptions = TIERS.map((value) => ({ value, label: getTierName(value) }));
const programOptions = [
  { value: 'started', label: 'started' },
  { value: 'completed', label: 'completed' },
] as const;

interface AudienceFieldsProps {
  filter: AudienceFilter | null;
  /** Name of the selected saved audience, which is deselected when a field changes; null when none is selected. */
  savedName: string | null;
  onChange: (filter: AudienceFilter | null) => void;
}

const isEmpty = (filter: AudienceFilter): boolean => Object.keys(filter).length === 0;

export function AudienceFields({ filter, savedName, onChange }: AudienceFieldsProps) {
  const [choice, setChoice] = useState(filter ? (isEmpty(filter) ? 'all' : 'some') : undefined);
  const choose = (next: 'all' | 'some') => {
    setChoice(next);
    onChange(next === 'all' ? {} : null);
  };
  return (
    <Card title="Who gets it">
      <Radio.Group
        aria-label="Who gets it"
        value={choice}
        options={[
          { value: 'all', label: 'Everyone on the mailing list' },
          { value: 'some', label: 'Only some people' },
        ]}
        onChange={({ target }) => choose(target.value as 'all' | 'some')}
      />
      {choice === 'some' && <Conditions filter={filter ?? {}} onChange={onChange} />}
      {savedName && !filter && <p className="below">It goes to the saved audience “{savedName}”.</p>}
      {filter && <AudienceCountLine filter={filter} />}
      <p className="below">People who unsubscribed or whose email bounced never get it.</p>
    </Card>
  );
}

interface ConditionsProps {
  filter: AudienceFilter;
  onChange: AudienceFieldsProps['onChange'];
}

function Conditions({ filter, onChange }: ConditionsProps) {
  const { api } = useShell();
  const { data: options } = useQuery(audienceOptionsQuery(api));
  const id = useId();
  const set = (changes: { [Name in keyof AudienceFilter]?: AudienceFilter[Name] | undefined }) => {
    const next = withoutEmpty({ ...filter, ...changes });
    onChange(isEmpty(next) ? null : next);
  };
  return (
    <>
      <Row gutter={12} style={{ marginTop: 16 }}>
        <Col xs={24} sm={8}>
          <Form.Item label="List" htmlFor={`${id}-list`}>
            <Select
              virtual={false}
              id={`${id}-list`}
              allowClear
              placeholder="Any"
              value={filter.list ?? null}
              options={(options?.lists ?? []).map((value) => ({ value, label: listLabels[value] }))}
              onChange={(list?: AudienceFilter['list']) => set({ list: list ?? undefined })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item label="Tiers" htmlFor={`${id}-tiers`}>
            <Select
              virtual={false}
              id={`${id}-tiers`}
              mode="multiple"
              placeholder="Any"
              value={filter.tiers ?? []}
              options={tierOptions}
              onChange={(tiers) => set({ tiers })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={8}>
          <Form.Item label="Sources" htmlFor={`${id}-sources`}>
            <Select
              virtual={false}
              id={`${id}-sources`}
              mode="multiple"
              placeholder="Any"
              value={filter.sources ?? []}
              options={(options?.sources ?? []).map(({ name, people }) => ({
                value: name,
                label: `${name} (${people.toLocaleString('en')})`,
              }))}
              onChange={(sources) => set({ sources })}
            />
          </Form.Item>
        </Col>
        <Col xs={24} sm={16}>
          <Form.Item label="Program" htmlFor={`${id}-program`}>
            <Select
              virtual={false}
              id={`${id}-program`}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="Any"
              value={filter.programId ?? null}
              options={(options?.programs ?? []).map((program) => ({ value: program.id, label: program.title }))}
              onChange={(programId?: string) =>
                set({ programId, programState: programId ? (filter.programState ?? 'started') : undefined })
              }
            />
          </Form.Item>
        </Col>
        {filter.programId && (
          <Col xs={24} sm={8}>
            <Form.Item label="They have" htmlFor={`${id}-state`}>
              <Select
                virtual={false}
                id={`${id}-state`}
                value={filter.programState ?? 'started'}
                options={[...programOptions]}
                onChange={(programState) => set({ programState })}
              />
            </Form.Item>
          </Col>
        )}
      </Row>
      {isEmpty(filter) ? (
        <p className="below">Choose at least one condition.</p>
      ) : (
        <Button size="small" onClick={() => onChange(null)}>
          Clear conditions
        </Button>
      )}
    </>
  );
}
