// Incidents of conduct that can be reported to the arbiter, and what a regulation may say of one.
export const INCIDENTS = [
  'bag-not-raised',
  'bag-against-face',
  'bag-below-eyes',
  'looked-into-bag',
  'bag-not-beside-board',
  'bag-mouth-open',
  'slow-draw',
  'tiles-from-another-bag',
  'board-uncovered',
  'rack-uncovered',
  'tiles-turned-on-rack',
  'activity-during-ruling',
  'reading-suggested',
  'slip-reused',
  'exchange-tiles-on-board',
  'blank-not-noted',
] as const;
export type Incident = (typeof INCIDENTS)[number];

export const INCIDENT_RULINGS = ['breach', 'allowed', 'play-on', 'warning'] as const;
export type IncidentRuling = (typeof INCIDENT_RULINGS)[number];
