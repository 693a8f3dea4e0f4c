// What is decided in a tournament, by the event that asks for it: all feminine, as what becomes of them is said so.
import type { TournamentEventType } from '../../../protocol/generated/types.ts';
import { closed } from '../term.ts';

export const MATTER_TERMS = {
  trámite: closed<TournamentEventType>('matter', {
    examine: ['la homologación', 'the approval'],
    'publish-call': ['la convocatoria', 'the call'],
    'send-results': ['la remisión de resultados', 'the sending of results'],
    bid: ['la candidatura', 'the bid'],
    'order-players': ['la ordenación', 'the ordering'],
    enter: ['la inscripción tardía', 'the late entry'],
    'fill-in': ['la anotación en el programa', 'the entry in the program'],
    'assign-bye': ['la asignación del bye', 'the assignment of the bye'],
    pair: ['la formación de las mesas', 'the making of the tables'],
    'begin-round': ['la apertura de la ronda', 'the opening of the round'],
    publish: ['la publicación', 'the publication'],
    record: ['la anotación del resultado', 'the record of the result'],
    'ask-to-resign': ['la petición de abandonar', 'the request to resign'],
    'update-elo': ['la variación del Elo', 'the change of the Elo'],
    withdraw: ['la baja', 'the withdrawal'],
    rejoin: ['la vuelta', 'the return'],
    'ask-readmission': ['la readmisión', 'the readmission'],
    rank: ['la clasificación', 'the ranking'],
    'draw-lots': ['la adjudicación por sorteo', 'the award by lot'],
    award: ['la entrega de trofeos', 'the giving of trophies'],
    'list-ratings': ['la publicación de las listas', 'the publication of the lists'],
    'rank-master': ['la ordenación del Máster', 'the ordering of the Máster'],
    'make-categories': ['la división en categorías', 'the division into categories'],
    'ask-governing-text': ['la norma del punto', 'the text for the point'],
    'issue-note': ['la nota técnica', 'the technical note'],
    'end-season': ['la revisión de la nota', 'the review of the note'],
  }),
} as const;
