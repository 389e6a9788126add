import type { Localization } from '@mui/material/locale';
import { kkKZ, ruRU } from '@mui/material/locale';
import type { Locale } from '@portal/event-schemas/kernel/locales.ts';

/** Kyrgyz for MUI, which has none. */
const kyKG: Localization = {
  components: {
    MuiTablePagination: {
      defaultProps: {
        getItemAriaLabel: type => ({ first: 'Биринчи барак', last: 'Акыркы барак', next: 'Кийинки барак', previous: 'Мурунку барак' })[type],
        labelRowsPerPage: 'Бир барактагы саптар:',
        labelDisplayedRows: ({ from, to, count }) => `${from}–${to} / ${count === -1 ? `${to} ашык` : count}`,
      },
    },
    MuiPagination: {
      defaultProps: {
        'aria-label': 'Барактар',
        getItemAriaLabel: (type, page, selected) =>
          type === 'page'
            ? `${page}-барак${selected ? '' : 'ка өтүү'}`
            : {
                first: 'Биринчи барак',
                last: 'Акыркы барак',
                next: 'Кийинки барак',
                previous: 'Мурунку барак',
                'start-ellipsis': '',
                'end-ellipsis': '',
              }[type],
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Тазалоо',
        closeText: 'Жабуу',
        loadingText: 'Жүктөлүүдө…',
        noOptionsText: 'Эч нерсе табылган жок',
        openText: 'Ачуу',
      },
    },
    MuiAlert: { defaultProps: { closeText: 'Жабуу' } },
  },
};

/** MUI's own texts by language; English is built in. */
export const muiTexts: Record<Locale, Localization> = { ru: ruRU, kk: kkKZ, en: {}, ky: kyKG };
