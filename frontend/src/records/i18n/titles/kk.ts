export default {
  'records.screens.own_papers': 'Болу құжаттары',
  'records.screens.papers': 'Шетелдік студенттердің құжаттары',
  'records.screens.notification': 'Құжаттар туралы ескертулер',
};
