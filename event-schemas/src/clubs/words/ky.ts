import type { Words } from '../../kernel/entity/words.ts';
import type { entities } from '../entities.ts';

/** What clubs, their types and their members are called. */
const ky = {
  club_type: {
    one: 'клубдун түрү',
    many: 'клубдардын түрлөрү',
    object: 'клубдун түрүн',
    lead: 'Студенттик клубдардын түрлөрү. Жок дегенде бир клубда бар түрдү өчүрүүгө болбойт.',
    fields: { name: 'Аталышы' },
  },
  club: {
    one: 'клуб',
    many: 'клубдар',
    object: 'клубду',
    lead: 'Университеттин студенттик клубдары: мүчө болуңуз же өз клубуңузду түзүңүз.',
    add: 'Клуб негиздөө',
    empty: 'Азырынча клуб жок',
    fields: {
      name: 'Аталышы',
      type: 'Түрү',
      aim: 'Максаты',
      about: 'Клуб жөнүндө',
      picture: 'Мукаба сүрөтү',
      founder: 'Негиздөөчүсү',
      moderators: 'Модераторлору',
      created_at: 'Түзүлгөн',
      state: 'Абалы',
      comment: 'Түшүндүрмө',
      decided_by: 'Ким чечти',
      decided_at: 'Качан чечилди',
      members: 'Мүчөлөрү',
    },
    hints: { picture: 'Жазы сүрөт, кеминде 600 × 200 пиксель' },
    states: {
      draft: 'Долбоор',
      sent: 'Каралууда',
      rework: 'Оңдоого кайтарылган',
      approved: 'Иштеп жатат',
      rejected: 'Четке кагылды',
      closed: 'Жабылды',
    },
    rules: {
      'clubs.name_required': 'Клубдун аталышын жок дегенде бир тилде жазыңыз.',
      'clubs.aim_required': 'Клубдун максатын жок дегенде бир тилде жазыңыз.',
      'clubs.own_request': 'Бул өзүңүздүн клубуңуз: ал боюнча башка кызматкер чечет.',
      'clubs.not_a_member': 'Клубда бар адамды тандаңыз.',
      'clubs.too_many_moderators': 'Клубда 20 модератор бар: адегенде бирин бошотуңуз.',
    },
    acts: {
      send: { does: 'Арыз жөнөтүү', says: '{actor} клуб ачууга арыз жөнөттү', tells: { title: 'Клуб ачуу арызы чечим күтүп турат', text: '{actor} «{title}» клубун ачууну сурады.' } },
      approve: {
        does: 'Жактыруу',
        says: '{actor} клубду жактырды',
        tells: { title: 'Клуб жактырылды', text: '«{title}» клубу ачылды: эми ага мүчө болсо болот.' },
      },
      rework: {
        does: 'Оңдоого кайтаруу',
        says: '{actor} арызды оңдоого кайтарды[: {comment}]',
        tells: { title: 'Клуб ачуу арызын оңдоо керек', text: '«{title}»: {comment}' },
      },
      reject: {
        does: 'Четке кагуу',
        says: '{actor} клуб ачуу арызын четке какты[: {comment}]',
        tells: { title: 'Клуб ачуу арызы четке кагылды', text: '«{title}»: {comment}' },
      },
      close: {
        does: 'Клубду жабуу',
        says: '{actor} клубду жапты[: {comment}]',
        tells: { title: 'Клуб жабылды', text: '«{title}»: {comment}' },
      },
      reopen: {
        does: 'Кайра ачуу',
        says: '{actor} клубду кайра ачты',
        tells: { title: 'Клуб кайра ачылды', text: '«{title}» клубу кайра иштеп жатат.' },
      },
      assign: { does: 'Модератор дайындоо', says: '{actor} клубга модератор дайындады' },
      dismiss: { does: 'Модераторду бошотуу', says: '{actor} клубдун модераторун бошотту' },
      transfer: { does: 'Клубду өткөрүп берүү', says: '{actor} клубду башка негиздөөчүгө өткөрүп берди' },
    },
    waits: { sent: { title: 'Чечим күтүп турган клуб арыздары: {count}', text: 'Үч күндөн ашык чечим күтүп тургандары: {count}, эң эскиси\u00a0— {since}.' } },
  },
  club_member: {
    one: 'клубдун мүчөсү',
    many: 'клубдардын мүчөлөрү',
    object: 'клубдун мүчөсүн',
    fields: { club: 'Клуб', person: 'Мүчө', asked_at: 'Арыз берилди', state: 'Абалы', comment: 'Түшүндүрмө' },
    states: {
      asked: 'Чечим күтүүдө',
      member: 'Мүчө',
      refused: 'Кабыл алынган жок',
      left: 'Чыкты',
      removed: 'Чыгарылды',
    },
    rules: {
      'clubs.not_open': 'Азыр бул клубга кирүүгө болбойт: ал иштебейт.',
      'clubs.keepers_stay': 'Негиздөөчү менен модераторлор адегенде клубду өткөрүп берет же модератордуктан кетет.',
    },
    acts: {
      accept: {
        does: 'Кабыл алуу',
        says: '{actor} клубга мүчө кабыл алды',
        tells: { title: 'Клубга кабыл алындыңыз', text: 'Эми «{club}» клубунун мүчөсүсүз.' },
      },
      refuse: {
        does: 'Кабыл албоо',
        says: '{actor} мүчөнү клубга кабыл алган жок[: {comment}]',
        tells: { title: 'Клубга кабыл алынган жоксуз', text: '«{club}» клубу арызыңызды кабыл алган жок.[ {comment}]' },
      },
      remove: {
        does: 'Чыгаруу',
        says: '{actor} мүчөнү клубдан чыгарды[: {comment}]',
        tells: { title: 'Клубдан чыгарылдыңыз', text: '«{club}»: {comment}' },
      },
      leave: { does: 'Чыгуу', says: '{actor} клубдан чыкты' },
      ask: { does: 'Кайра арыз берүү', says: '{actor} клубга кайра арыз берди', tells: { title: 'Клубга кирүүгө арыз', text: '{person} «{club}» клубуна кабыл алууну сурады.' } },
    },
  },
} satisfies Words<typeof entities>;
export default ky;
