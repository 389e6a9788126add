/** Columns of the CSV file of a calendar plan: the number of a class finds it, its date and time are there to be seen and checked. */
export const planColumns = { number: 'number', date: 'date', start: 'start', theme: 'theme' } as const;
