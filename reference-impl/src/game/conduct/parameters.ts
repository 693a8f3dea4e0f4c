// Conduct reported to the arbiter: what the edition says of each incident.
import { INCIDENT_RULINGS, INCIDENTS } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

export const conduct = group('conduct', {
  incident: table(INCIDENTS, oneOf(...INCIDENT_RULINGS)),
});
