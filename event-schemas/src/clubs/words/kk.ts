import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What clubs, their types and their members are called. */
const kk = {
  club_type: {
    one: 'клуб түрі',
    many: 'клуб түрлері',
    object: 'клуб түрін',
    lead: 'Студенттік клубтардың түрлері. Кемінде бір клубта бар түрді өшіруге болмайды.',
    fields: { name: 'Атауы' },
  },
  club: {
    one: 'клуб',
    many: 'клубтар',
    object: 'клубты',
    lead: 'Университеттің студенттік клубтары: мүше болыңыз не өз клубыңызды құрыңыз.',
    add: 'Клуб құру',
    empty: 'Әзірге клуб жоқ',
    fields: {
      name: 'Атауы',
      type: 'Түрі',
      aim: 'Мақсаты',
      about: 'Клуб туралы',
      picture: 'Мұқаба суреті',
      founder: 'Құрушысы',
      moderators: 'Модераторлары',
      created_at: 'Құрылған күні',
      state: 'Күйі',
      comment: 'Түсініктеме',
      decided_by: 'Кім шешті',
      decided_at: 'Қашан шешілді',
      members: 'Мүшелері',
    },
    hints: { picture: 'Кең сурет, кемінде 600 × 200 пиксель' },
    states: {
      draft: 'Жоба',
      sent: 'Қаралуда',
      rework: 'Түзетуге қайтарылған',
      approved: 'Жұмыс істейді',
      rejected: 'Қабылданбады',
      closed: 'Жабылды',
    },
    rules: {
      'clubs.name_required': 'Клубтың атауын кемінде бір тілде жазыңыз.',
      'clubs.aim_required': 'Клубтың мақсатын кемінде бір тілде жазыңыз.',
      'clubs.own_request': 'Бұл өз клубыңыз: ол туралы басқа қызметкер шешеді.',
      'clubs.not_a_member': 'Клубта бар адамды таңдаңыз.',
      'clubs.too_many_moderators': 'Клубта 20 модератор бар: алдымен біреуін босатыңыз.',
    },
    acts: {
      send: { does: 'Өтінім жіберу', says: '{actor} клуб ашуға өтінім жіберді', tells: { title: 'Клуб ашу өтінімі шешім күтіп тұр', text: '{actor} «{title}» клубын ашуды сұрады.' } },
      approve: {
        does: 'Мақұлдау',
        says: '{actor} клубты мақұлдады',
        tells: { title: 'Клуб мақұлданды', text: '«{title}» клубы ашылды: енді оған мүше болуға болады.' },
      },
      rework: {
        does: 'Түзетуге қайтару',
        says: '{actor} өтінімді түзетуге қайтарды[: {comment}]',
        tells: { title: 'Клуб ашу өтінімін түзету керек', text: '«{title}»: {comment}' },
      },
      reject: {
        does: 'Қабылдамау',
        says: '{actor} клуб ашу өтінімін қабылдамады[: {comment}]',
        tells: { title: 'Клуб ашу өтінімі қабылданбады', text: '«{title}»: {comment}' },
      },
      close: {
        does: 'Клубты жабу',
        says: '{actor} клубты жапты[: {comment}]',
        tells: { title: 'Клуб жабылды', text: '«{title}»: {comment}' },
      },
      reopen: {
        does: 'Қайта ашу',
        says: '{actor} клубты қайта ашты',
        tells: { title: 'Клуб қайта ашылды', text: '«{title}» клубы қайта жұмыс істейді.' },
      },
      assign: { does: 'Модератор тағайындау', says: '{actor} клубқа модератор тағайындады' },
      dismiss: { does: 'Модераторды босату', says: '{actor} клуб модераторын босатты' },
      transfer: { does: 'Клубты тапсыру', says: '{actor} клубты басқа құрушыға тапсырды' },
    },
    waits: { sent: { title: 'Шешім күтіп тұрған клуб өтінімдері: {count}', text: 'Үш күннен артық шешім күтіп тұрғаны: {count}, ең ескісі\u00a0— {since}.' } },
  },
  club_member: {
    one: 'клуб мүшесі',
    many: 'клуб мүшелері',
    object: 'клуб мүшесін',
    fields: { club: 'Клуб', person: 'Мүше', asked_at: 'Өтінім берілді', state: 'Күйі', comment: 'Түсініктеме' },
    states: {
      asked: 'Шешім күтуде',
      member: 'Мүше',
      refused: 'Қабылданбады',
      left: 'Шықты',
      removed: 'Шығарылды',
    },
    rules: {
      'clubs.not_open': 'Қазір бұл клубқа кіруге болмайды: ол жұмыс істемейді.',
      'clubs.keepers_stay': 'Құрушы мен модераторлар алдымен клубты тапсырады не модераторлықтан кетеді.',
    },
    acts: {
      accept: {
        does: 'Қабылдау',
        says: '{actor} клубқа мүше қабылдады',
        tells: { title: 'Клубқа қабылдандыңыз', text: 'Енді «{club}» клубының мүшесісіз.' },
      },
      refuse: {
        does: 'Қабылдамау',
        says: '{actor} мүшені клубқа қабылдамады[: {comment}]',
        tells: { title: 'Клубқа қабылданбадыңыз', text: '«{club}» клубы өтініміңізді қабылдамады.[ {comment}]' },
      },
      remove: {
        does: 'Шығару',
        says: '{actor} мүшені клубтан шығарды[: {comment}]',
        tells: { title: 'Клубтан шығарылдыңыз', text: '«{club}»: {comment}' },
      },
      leave: { does: 'Шығу', says: '{actor} клубтан шықты' },
      ask: { does: 'Қайта өтінім беру', says: '{actor} клубқа қайта өтінім берді', tells: { title: 'Клубқа кіруге өтінім', text: '{person} «{club}» клубына қабылдауды сұрады.' } },
    },
  },
} satisfies Words<typeof entities>;
export default kk;
