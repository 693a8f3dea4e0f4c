// English: the exam.

export const exam = {
  'exam.title': 'Exam',
  'exam.line':
    '{n} questions for arbiters in training: a case, what follows under your regulation, and why.',
  'exam.noscript': 'The exam needs JavaScript. Without it, the scenarios tell the same cases:',
  'exam.kept': 'Your answers are kept on this device alone; what you miss comes back sooner.',
  'exam.ask': 'What follows?',
  'exam.right': '✓ That is it',
  'exam.wrong': '✗ Not so',
  'exam.under': 'so it is in {edition}',
  'exam.because': 'Why',
  'exam.scenario': 'The whole case',
  'exam.next': 'Next',
  'exam.progress': '{known} known · {due} to go over now · {unseen} not seen yet',
  'exam.done': 'Nothing more for now: what is left to go over comes back in time.',
  'exam.all': 'all',
};
