-- What a folded word is a form of, one step at a time: its singular, the word without its article or possessive ending,
-- the last part of a compound, and the usual word for goods that have several names. PostgreSQL has no stemmer for
-- Somali; its Turkish and Arabic ones need letters that folding takes away, and what its English one leaves is often no
-- word. `spoken` is the language of the text; null, as for a search, stands for all four.
create or replace function fx.shorter_words(word text, spoken text) returns setof text
  language sql immutable parallel safe as $$
    -- Language, ending, what replaces it, how many letters must precede it, and of which kind the last of them is not.
    select left(word, -length(e.ending)) || e.instead from (values
      ('en', 's', '', 3, 'sui'), ('en', 'es', '', 3, ''), ('en', 'ies', 'y', 2, ''), ('en', 'ves', 'f', 3, ''),
      ('en', 'ves', 'fe', 2, ''),
      ('tr', 'lar', '', 2, ''), ('tr', 'ler', '', 2, ''), ('tr', 'lari', '', 2, ''), ('tr', 'leri', '', 2, ''),
      ('tr', 'larin', '', 2, ''), ('tr', 'lerin', '', 2, ''), ('tr', 'asi', 'a', 1, ''), ('tr', 'esi', 'e', 1, ''),
      ('tr', 'isi', 'i', 1, ''), ('tr', 'osu', 'o', 1, ''), ('tr', 'usu', 'u', 1, ''), ('tr', 'i', '', 2, 'aeiou'),
      ('tr', 'u', '', 2, 'aeiou'), ('tr', 'gi', 'k', 2, ''), ('tr', 'gu', 'k', 2, ''), ('tr', 'bi', 'p', 2, ''),
      ('tr', 'bu', 'p', 2, ''), ('tr', 'di', 't', 2, ''), ('tr', 'du', 't', 2, ''), ('tr', 'li', '', 3, ''),
      ('tr', 'lu', '', 3, ''), ('tr', 'lik', '', 3, ''), ('tr', 'luk', '', 3, ''),
      ('so', 'ka', '', 3, ''), ('so', 'ga', '', 3, ''), ('so', 'ta', '', 3, ''), ('so', 'da', '', 3, ''),
      ('so', 'dha', '', 3, ''), ('so', 'ha', '', 3, ''), ('so', 'ha', 'h', 3, ''), ('so', 'sha', 'l', 3, ''),
      ('so', 'aha', 'o', 2, ''), ('so', 'aha', 'e', 2, ''), ('so', 'ada', 'o', 2, ''), ('so', 'yo', '', 3, ''),
      ('so', 'yaal', '', 2, ''), ('so', 'ayaal', 'e', 2, ''), ('so', 'oyin', 'o', 2, ''), ('so', 'ooyin', 'o', 2, ''),
      ('so', 'o', '', 3, 'aeiou'), ('so', 'bbo', 'b', 2, ''), ('so', 'ddo', 'd', 2, ''), ('so', 'ggo', 'g', 2, ''),
      ('so', 'llo', 'l', 2, ''), ('so', 'mmo', 'm', 2, ''), ('so', 'nno', 'n', 2, ''), ('so', 'rro', 'r', 2, ''),
      ('so', 'bab', 'b', 2, ''), ('so', 'dad', 'd', 2, ''), ('so', 'faf', 'f', 2, ''), ('so', 'gag', 'g', 2, ''),
      ('so', 'lal', 'l', 2, ''), ('so', 'mam', 'm', 2, ''), ('so', 'nan', 'n', 2, ''), ('so', 'rar', 'r', 2, ''),
      ('so', 'sas', 's', 2, ''), ('so', 'dhadh', 'dh', 2, ''), ('so', 'shash', 'sh', 2, ''),
      ('ar', 'ه', '', 3, ''), ('ar', 'ات', '', 3, ''), ('ar', 'ات', 'ه', 2, ''), ('ar', 'يه', '', 3, ''),
      ('ar', 'ين', '', 3, ''), ('ar', 'ون', '', 3, '')
    ) e (language, ending, instead, least, never)
      where (spoken is null or e.language = spoken) and right(word, length(e.ending)) = e.ending
        and length(word) - length(e.ending) >= e.least
        and strpos(e.never, left(right(word, length(e.ending) + 1), 1)) = 0
    union all
    -- Articles and short words that Arabic writes together with the next one.
    select substr(word, length(b.beginning) + 1) from (values ('ال'), ('وال'), ('بال'), ('لل')) b (beginning)
      where (spoken is null or spoken = 'ar') and starts_with(word, b.beginning)
        and length(word) - length(b.beginning) >= 3
    union all
    -- Compounds: an armchair is a chair.
    select c.part from (values ('en', 'chair'), ('en', 'shirt'), ('en', 'pot'), ('en', 'book'), ('en', 'paper'),
      ('en', 'board'), ('en', 'cloth'), ('en', 'light'), ('en', 'lamp'), ('en', 'tub'), ('en', 'brush'),
      ('en', 'glass'), ('en', 'case'), ('en', 'bulb'), ('en', 'towel'), ('en', 'bag'), ('tr', 'yagi')
    ) c (language, part)
      where (spoken is null or c.language = spoken) and right(word, length(c.part)) = c.part
        and length(word) - length(c.part) >= 3
    union all
    -- Language, usual word, the others. Plurals that no ending makes stand here too.
    select u.usual from (values
      ('en', 'men', ' man '), ('en', 'women', ' woman lady '), ('en', 'children', ' child kid '),
      ('en', 'sofa', ' couch settee '), ('en', 'carpet', ' rug '), ('en', 'wardrobe', ' cupboard closet '),
      ('en', 'pot', ' pan saucepan cookware '), ('en', 'tap', ' faucet '),
      ('en', 'shoe', ' sneaker slipper trainer boot footwear '), ('en', 'lamp', ' light lighting '),
      ('en', 'cooker', ' stove '), ('en', 'fan', ' ventilator '), ('en', 'shawl', ' scarf '),
      ('en', 'kumas', ' fabric cloth '), ('en', 'syringe', ' injection '), ('en', 'bucket', ' pail '),
      ('en', 'cologne', ' perfume '), ('en', 'cream', ' lotion '), ('en', 'tisort', ' tshirt tee '),
      ('en', 'pasta', ' spaghetti macaroni noodle '), ('en', 'biscuit', ' cookie cracker '),
      ('en', 'cable', ' wire '), ('en', 'pipe', ' tube '), ('en', 'duvet', ' bedding quilt '),
      ('en', 'bandage', ' dressing '), ('tr', 'koltuk', ' kanepe sofa cekyat '),
      ('tr', 'gardirop', ' dolap '), ('tr', 'yatak', ' dosek '), ('tr', 'karo', ' fayans '),
      ('tr', 'batarya', ' musluk '), ('tr', 'vantilator', ' pervane '), ('tr', 'enjektor', ' siringa '),
      ('tr', 'sargi', ' bandaj '), ('tr', 'kolonya', ' parfum '), ('tr', 'su', ' suyu '), ('tr', 'hali', ' kilim '),
      ('tr', 'tencere', ' tava '), ('tr', 'ayakkabi', ' pabuc terlik bot '), ('tr', 'biskuvi', ' kurabiye '),
      ('tr', 'ampul', ' lamba '), ('tr', 'kumas', ' bez '), ('tr', 'makarna', ' spagetti '),
      ('tr', 'sal', ' esarp atki '), ('tr', 'ocak', ' firin '), ('tr', 'ferace', ' abaya '),
      ('so', 'kursi', ' kuraas kuraasi '), ('so', 'shaati', ' shaadh '), ('so', 'furaash', ' joodari firaash '),
      ('so', 'fadhi', ' sofa soofa '), ('so', 'armaajo', ' kabadh '), ('so', 'roog', ' kaarbat '),
      ('so', 'kaawiyad', ' feero '), ('so', 'baaldi', ' baldi '), ('so', 'tuubbo', ' tuubo dhuun '),
      ('so', 'rinji', ' ranji '), ('so', 'nal', ' layr laambad guluub '), ('so', 'feynuus', ' faynuus tooj '),
      ('so', 'galoofis', ' galoof '), ('so', 'siliinge', ' irbad cirbad '), ('so', 'maaskaro', ' maask '),
      ('so', 'kabo', ' dacas '), ('so', 'baasto', ' makarooni '), ('so', 'digsi', ' dheri '),
      ('so', 'caag', ' balaastik balastik '), ('so', 'shaambo', ' shaampo '), ('so', 'maro', ' dhar '),
      ('so', 'fiilo', ' silig '), ('so', 'cabaayad', ' cabaayo '), ('ar', 'كرسي', ' كراسي '),
      ('ar', 'منشفه', ' مناشف فوطه فوط '), ('ar', 'حذاء', ' احذيه '), ('ar', 'باب', ' ابواب '),
      ('ar', 'قميص', ' قمصان '), ('ar', 'ستاره', ' ستاير '), ('ar', 'سجاده', ' سجاجيد موكيت '),
      ('ar', 'بطانيه', ' بطاطين '), ('ar', 'مرتبه', ' مراتب فراش فرشه '), ('ar', 'كنبه', ' كنب اريكه ارايك '),
      ('ar', 'مصباح', ' مصابيح '), ('ar', 'لمبه', ' مصباح '), ('ar', 'ابريق', ' اباريق براد '),
      ('ar', 'قدر', ' قدور طنجره '), ('ar', 'خزانه', ' خزاين دولاب '), ('ar', 'قماش', ' اقمشه '),
      ('ar', 'صحن', ' صحون طبق اطباق '), ('ar', 'دفتر', ' دفاتر كراسه '), ('ar', 'ماسوره', ' مواسير انبوب انابيب '),
      ('ar', 'كابل', ' كوابل سلك اسلاك '), ('ar', 'دلو', ' سطل دلاء '), ('ar', 'خلاط', ' حنفيه صنبور '),
      ('ar', 'مروحه', ' مراوح '), ('ar', 'مكواه', ' مكاوي '), ('ar', 'طباخ', ' بوتاجاز موقد فرن '),
      ('ar', 'وساده', ' وسايد مخده '), ('ar', 'غطاء', ' اغطيه '), ('ar', 'زيت', ' زيوت '),
      ('ar', 'محقنه', ' محاقن حقنه حقن '), ('ar', 'كمامه', ' ماسك '), ('ar', 'سرير', ' اسره '),
      ('ar', 'طماطم', ' بندوره '), ('ar', 'دقيق', ' طحين '), ('ar', 'معكرونه', ' مكرونه باستا '),
      ('ar', 'دهان', ' طلاء بويه '), ('ar', 'بلاط', ' سيراميك '), ('ar', 'عبايه', ' عباءه '),
      ('ar', 'شبشب', ' نعال صندل '), ('ar', 'فانوس', ' فوانيس '), 
      ('ar', 'mersin', ' مرسين '), ('ar', 'istanbul', ' اسطنبول '), ('ar', 'izmir', ' ازمير '),
      ('ar', 'ankara', ' انقره '), ('ar', 'konya', ' قونيه '), ('ar', 'kayseri', ' قيصري '),
      ('ar', 'gaziantep', ' عنتاب '), ('ar', 'denizli', ' دنيزلي '), ('ar', 'bursa', ' بورصه '),
      ('ar', 'adana', ' اضنه ')
    ) u (language, usual, others)
      where (spoken is null or u.language = spoken) and strpos(u.others, ' ' || word || ' ') > 0 $$;
grant execute on function fx.shorter_words to app, effects;
