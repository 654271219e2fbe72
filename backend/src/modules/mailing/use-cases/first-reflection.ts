/** The reflection that a welcome brings along. */
export const firstReflection =
  'Before you answer anyone today, let one breath go by. See who is there when the breath has gone.';
