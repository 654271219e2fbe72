import { IsIn, IsOptional } from 'class-validator';
import { InputValidationPipe } from './input.pipe.ts';

class SortQuery {
  @IsOptional()
  @IsIn(['name', 'date'])
  sort?: string;
}

class FilterQuery {
  @IsOptional()
  @IsIn(['name', 'tier'])
  sort?: string;
}

describe('validation of queries', () => {
  const pipe = new InputValidationPipe();
  const validate = (given: object, metatype: new () => object) => pipe.transform(given, { type: 'query', metatype });

  it('returns the same object when the query has the same text', async () => {
    expect(await validate({ sort: 'name' }, SortQuery)).toBe(await validate({ sort: 'name' }, SortQuery));
  });

  it('returns another object when the class differs', async () => {
    expect(await validate({ sort: 'name' }, SortQuery)).toBeInstanceOf(SortQuery);
    expect(await validate({ sort: 'name' }, FilterQuery)).toBeInstanceOf(FilterQuery);
  });

  it('throws a TypeError when a handler changes a query', async () => {
    const query = (await validate({ sort: 'name' }, SortQuery)) as SortQuery;
    expect(() => (query.sort = 'date')).toThrow(TypeError);
  });

  it('refuses a query that is invalid for its class although it is valid for another class', async () => {
    await validate({ sort: 'date' }, SortQuery);
    await expect(validate({ sort: 'date' }, FilterQuery)).rejects.toThrow();
    await expect(validate({ sort: 'date' }, FilterQuery)).rejects.toThrow();
  });
});
